import { lazy, Suspense } from "react";
import { Route, Switch } from "wouter";

const Gallery = import.meta.env.DEV
  ? lazy(() => import("./gallery/Gallery.tsx").then((module) => ({ default: module.Gallery })))
  : null;

export function App() {
  return (
    <Suspense fallback={<div className="felt" />}>
      <Switch>{Gallery !== null && <Route path="/gallery/:scene?" component={Gallery} />}</Switch>
    </Suspense>
  );
}
