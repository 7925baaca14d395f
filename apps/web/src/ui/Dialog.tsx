import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { commonTexts } from "../texts/en/common.ts";
import { useTexts } from "../texts/useLanguage.ts";
import { CloseIcon } from "./icons.tsx";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Without it the sheet can only be left by its own buttons. */
  readonly closable?: boolean;
  readonly className?: string;
}

/** A sheet of paper on the table. The platform keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, children, closable = true, className = "" }: DialogProps) {
  const common = useTexts(commonTexts);
  const ref = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: only then does the platform give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    // The focus may lie at its end, but people read it from its beginning.
    dialog?.scrollTo({ top: 0 });
    return () => {
      dialog?.close();
      giveFocusToPage();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={`sheet ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        // React lets this event rise from a sheet to the one it was opened from.
        event.stopPropagation();
        if (closable) onClose();
      }}
      onClick={(event) => {
        if (closable && event.target === ref.current) onClose();
      }}
    >
      <div className="dialog-head">
        <h2>{title}</h2>
        {closable && (
          <button type="button" className="round" aria-label={common.close} onClick={onClose}>
            <CloseIcon />
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}

/** What had the focus may be gone, such as a played card: then the page itself gets it, not the body. */
function giveFocusToPage(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("[data-focus-home]")?.focus();
}

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks once before something that cannot be taken back. */
export function Confirm({ title, text, yes, no, onYes, onClose }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="soft">{text}</p>
      <div className="sheet-buttons">
        <button type="button" className="button paper" onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="button main grow" data-first-focus onClick={onClose}>
          {no}
        </button>
      </div>
    </Dialog>
  );
}
