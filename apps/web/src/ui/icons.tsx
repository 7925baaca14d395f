import type { ReactNode } from "react";

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);
export const BackIcon = () => (
  <Icon>
    <path d="M19 12H5m6-6-6 6 6 6" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
export const LastTrickIcon = () => (
  <Icon>
    <path d="M4 5v5h5" />
    <path d="M4.6 10a8 8 0 1 1-.2 5" />
  </Icon>
);
export const LogIcon = () => (
  <Icon>
    <path d="M9 6h11M9 12h11M9 18h7M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
  </Icon>
);
export const HelpIcon = () => (
  <Icon>
    <path d="M9 9a3 3 0 1 1 4.6 2.5c-1 .6-1.6 1.3-1.6 2.5M12 17.5h.01" />
    <circle cx="12" cy="12" r="9.5" />
  </Icon>
);
export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V4m-4 3.5L12 3.5l4 4M5 12v7h14v-7" />
  </Icon>
);
export const CopyIcon = () => (
  <Icon>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M15 5H6a2 2 0 0 0-2 2v9" />
  </Icon>
);
export const ChatIcon = () => (
  <Icon>
    <path d="M4 5.5h16v11H10l-4.5 3.5v-3.5H4z" />
  </Icon>
);
export const EyeIcon = () => (
  <Icon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);
export const BotIcon = () => (
  <Icon>
    <rect x="4" y="8" width="16" height="11" rx="3" />
    <path d="M12 8V4.5M9 13v1.5M15 13v1.5" />
  </Icon>
);
export const PlusIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);
export const SealIcon = () => (
  <Icon>
    <circle cx="12" cy="9.5" r="6" />
    <path d="m9.5 9.5 1.8 1.8 3.2-3.6M8.5 14.5 7 21l5-2.5 5 2.5-1.5-6.5" />
  </Icon>
);
export const PlayIcon = () => (
  <Icon>
    <path d="M8 5.5v13l10-6.5z" fill="currentColor" />
  </Icon>
);
export const PauseIcon = () => (
  <Icon>
    <path d="M9 6v12M15 6v12" />
  </Icon>
);
export const PreviousIcon = () => (
  <Icon>
    <path d="m14.5 6-6 6 6 6" />
  </Icon>
);
export const NextIcon = () => (
  <Icon>
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
);
export const PreviousHandIcon = () => (
  <Icon>
    <path d="m18 6-6 6 6 6M12 6l-6 6 6 6" />
  </Icon>
);
export const NextHandIcon = () => (
  <Icon>
    <path d="m6 6 6 6-6 6M12 6l6 6-6 6" />
  </Icon>
);
export const ReviewIcon = () => (
  <Icon>
    <path d="M4 19h16M7 15v-4M12 15V5M17 15V9" />
  </Icon>
);
/** Two cards, side by side. */
export const CompareIcon = () => (
  <Icon>
    <path d="M4 5h6v14H4zM14 5h6v14h-6zM6.5 9h1M16.5 9h1M16.5 12h1" />
  </Icon>
);
export const DeleteIcon = () => (
  <Icon>
    <path d="M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 11v5M13.5 11v5" />
  </Icon>
);
export const UndoIcon = () => (
  <Icon>
    <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
  </Icon>
);

export const HintIcon = () => (
  <Icon>
    <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3Z" />
  </Icon>
);
