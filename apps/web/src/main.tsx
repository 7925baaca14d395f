import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { registerWorker, reloadAfterDeploy } from "./install.ts";
import { wearSettings } from "./settings/settings.ts";
import { wakeSoundOnFirstTouch } from "./sound/sound.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";

wearSettings();
wakeSoundOnFirstTouch();
reloadAfterDeploy();
registerWorker();

const root = document.getElementById("app");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
