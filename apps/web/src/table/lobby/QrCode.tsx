import { encode } from "uqr";
import { lobbyTexts } from "../../texts/en/lobby.ts";
import { useTexts } from "../../texts/useLanguage.ts";

/** A link to point a phone at: one path, so that it stays sharp at any size. */
export function QrCode({ link }: { link: string }) {
  const room = useTexts(lobbyTexts).room;
  const { data, size } = encode(link, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={room.qr}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#211d17" shapeRendering="crispEdges" />
    </svg>
  );
}
