import { CloseIcon } from "../../ui/icons.tsx";
import { useSession, useTableUi } from "../session/context.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { useTexts } from "../../texts/useLanguage.ts";

/** What the table refused, in its own words, until it is put away or the viewer decides. */
export function Toast() {
  const page = useTexts(tableTexts).page;
  const { ui } = useSession();
  const toast = useTableUi((state) => state.toast);
  if (toast === null) return null;
  return (
    <p className="notice toast sheet" role="alert">
      <span>{toast}</span>
      <button
        type="button"
        className="round"
        aria-label={page.dismiss}
        onClick={() => ui.setState({ toast: null })}
      >
        <CloseIcon />
      </button>
    </p>
  );
}
