import type { lateHandTexts } from "../lateHands.ts";
import type { Translated } from "../messages.ts";

export const lateHandsDe: Translated<typeof lateHandTexts> = {
  title: "Blätter für Zuschauer",
  why: "Wer zuschaut, sieht alle Karten einer Runde, sobald die nächste gegeben ist – wenn alle am Tisch einverstanden sind.",
  agree: "Einverstanden",
  takeBack: "Keine Blätter zeigen",
  nobody: "Noch niemand ist einverstanden.",
  some: "Einverstanden: {names}. Noch gefragt: {others}.",
  all: "Alle sind einverstanden: Ab der nächsten Runde gilt es.",
  promised: "Alle sind einverstanden: Diese Runde wird gezeigt, sobald die nächste gegeben ist.",
  watchersSee: "diese Runde wird ihnen gezeigt, sobald die nächste gegeben ist",
  handBefore: "Die Runde davor",
  open: "Die Runde davor ansehen, mit allen Karten",
  passed: "Alle haben gepasst",
  watching: "Du schaust zu. Alle Blätter werden eine Runde später gezeigt.",
};
