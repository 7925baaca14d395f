import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { CloseIcon } from "./icons.tsx";
import "./dialog.css";
import { words } from "../texts/words.ts";

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
          <button type="button" className="round" aria-label={words.close} onClick={onClose}>
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
