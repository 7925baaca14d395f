import { tablePageTexts } from "../texts/tablePage.ts";
import { CloseIcon } from "../ui/icons.tsx";
import { useSession, useTableUi } from "../session/context.ts";
import "../ui/notice.css";

/** What the table refused, in its own words, until it is put away or the viewer decides. */
export function Toast() {
  const { ui } = useSession();
  const toast = useTableUi((state) => state.toast);
  if (toast === null) return null;
  return (
    <p className="notice toast sheet" role="alert">
      <span>{toast}</span>
      <button
        type="button"
        className="round"
        aria-label={tablePageTexts.dismiss}
        onClick={() => ui.setState({ toast: null })}
      >
        <CloseIcon />
      </button>
    </p>
  );
}
