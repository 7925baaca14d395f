import { Dialog } from "./Dialog.tsx";

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
