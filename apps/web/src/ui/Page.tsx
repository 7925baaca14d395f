import type { ReactNode } from "react";
import { Link } from "wouter";
import { homeTexts } from "../texts/home.ts";
import { words } from "../texts/words.ts";
import { usePageTitle } from "./usePageTitle.ts";
import "./page.css";

interface PageProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** What the tab is called; the app's own name without one. */
  readonly title?: string;
}

/** A page away from the table: the name, two links, and what it is about. */
export function Page({ children, className = "", title }: PageProps) {
  usePageTitle(title ?? null);
  return (
    <div className="felt page">
      <header className="page-head">
        <Link href="/" className="brand">
          {words.appName}
        </Link>
        <nav aria-label={words.appName}>
          <Link href="/learn">{homeTexts.learn}</Link>
          <Link href="/settings">{homeTexts.settings}</Link>
        </nav>
      </header>
      <main className={`page-body ${className}`}>{children}</main>
    </div>
  );
}
