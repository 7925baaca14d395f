import type { Translated } from "../messages.ts";
import type { nameTexts } from "../name.ts";

export const nameFr: Translated<typeof nameTexts> = {
  ask: "Comment les autres doivent-ils t’appeler ?",
  label: "Ton nom",
  taken: "Quelqu’un s’appelle déjà {name} ici. Choisis un autre nom.",
  claim: "C’est toi ? Amène ta place ici",
  wrong: "Saisis un nom de 1 à 24 lettres.",
  change: "Changer ton nom",
  sit: "S’asseoir",
  keep: "Enregistrer",
  kept: "Enregistré. Il vaut pour la prochaine table où tu t’assieds.",
};
