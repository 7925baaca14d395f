import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { registerWorker } from "./serviceWorker.ts";
import { keepInstallPrompt, reloadAfterDeploy } from "./install.ts";
import { applyLanguage, applySettings } from "./storage/settings.ts";
import { startSoundOnFirstTouch } from "./sound/sound.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";

applySettings();
startSoundOnFirstTouch();
reloadAfterDeploy();
registerWorker();
keepInstallPrompt();

/** Not awaited while this script loads: a language may need parts of it, and the two would wait for each other. */
async function open(): Promise<void> {
  await applyLanguage();
  const root = document.getElementById("app");
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
void open();
