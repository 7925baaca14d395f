import { useEffect } from "react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { commonTexts } from "../texts/en/common.ts";
import { homeTexts } from "../texts/en/home.ts";
import { useLanguage, useTexts } from "../texts/useLanguage.ts";

interface PageProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** What the tab is called; the app's own name without one. */
  readonly title?: string;
}

/** A page away from the table: the name, two links, and what it is about. */
export function Page({ children, className = "", title }: PageProps) {
  const language = useLanguage();
  const common = commonTexts(language);
  const home = homeTexts(language);
  usePageTitle(title ?? null);
  return (
    <div className="felt page">
      <header className="page-head">
        <Link href="/" className="brand">
          {common.appName}
        </Link>
        <nav aria-label={common.appName}>
          <Link href="/learn">{home.learn}</Link>
          <Link href="/settings">{home.settings}</Link>
        </nav>
      </header>
      <main className={`page-body ${className}`}>{children}</main>
    </div>
  );
}

/** The name of the tab. */
export function usePageTitle(title: string | null): void {
  const common = useTexts(commonTexts);
  useEffect(() => {
    document.title = title === null ? common.appName : `${title} · ${common.appName}`;
  }, [common, title]);
}
