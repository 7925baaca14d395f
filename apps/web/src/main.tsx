import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { registerWorker } from "./device/serviceWorker.ts";
import { keepInstallPrompt, reloadAfterDeploy } from "./device/install.ts";
import { applyLanguage, applySettings } from "./device/settings.ts";
import { startSoundOnFirstTouch } from "./device/sound.ts";
import { watchLayout } from "./ui/layout.ts";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/controls.css";

applySettings();
watchLayout();
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
