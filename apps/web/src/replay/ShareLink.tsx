import { lobbyTexts as t } from "../texts/lobby.ts";
import { ShareButtons } from "./ShareButtons.tsx";

interface ShareLinkProps {
  readonly link: string;
  /** What messengers are told the link is. */
  readonly title: string;
}

/** A link to hand on. */
export function ShareLink({ link, title }: ShareLinkProps) {
  return <ShareButtons text={link} data={{ title, url: link }} shareLabel={t.share} copyLabel={t.copy} />;
}
