import { makeTableLink } from "@buck/protocol";
import type { Code } from "@buck/protocol";
import { QrCode } from "../lobby/QrCode.tsx";
import { useInviteAddress } from "../lobby/useInviteAddress.ts";
import { tvTexts as t } from "../texts/tv.ts";

/** How whoever sits on the sofa comes to the table: by camera, or by the code. */
export function TvInvitation({ code }: { code: Code }) {
  const { server } = useInviteAddress();
  return (
    <section className="tv-invitation" aria-label={t.join}>
      <QrCode link={makeTableLink({ server, code })} />
      <div>
        <h2>{t.join}</h2>
        <p className="tv-code">{code}</p>
        <p className="tv-address">{new URL(server).host}</p>
      </div>
    </section>
  );
}
