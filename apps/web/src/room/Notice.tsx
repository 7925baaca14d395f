import { roomTexts } from "../texts/room.ts";
import { CloseIcon } from "../ui/icons.tsx";
import { useRoom, useRoomUi } from "./context.ts";
import "./room.css";

/** What the table refused, in its own words, until it is put away. */
export function Notice() {
  const { ui } = useRoom();
  const notice = useRoomUi((state) => state.notice);
  if (notice === null) return null;
  return (
    <p className="notice sheet" role="alert">
      <span>{notice}</span>
      <button
        type="button"
        className="round"
        aria-label={roomTexts.dismiss}
        onClick={() => ui.setState({ notice: null })}
      >
        <CloseIcon />
      </button>
    </p>
  );
}
