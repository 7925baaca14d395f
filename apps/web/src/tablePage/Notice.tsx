import { tablePageTexts } from "../texts/tablePage.ts";
import { CloseIcon } from "../ui/icons.tsx";
import { useConnection, useConnectionUi } from "../session/connectionContext.ts";
import "./tablePage.css";

/** What the table refused, in its own words, until it is put away. */
export function Notice() {
  const { ui } = useConnection();
  const notice = useConnectionUi((state) => state.notice);
  if (notice === null) return null;
  return (
    <p className="notice sheet" role="alert">
      <span>{notice}</span>
      <button
        type="button"
        className="round"
        aria-label={tablePageTexts.dismiss}
        onClick={() => ui.setState({ notice: null })}
      >
        <CloseIcon />
      </button>
    </p>
  );
}
