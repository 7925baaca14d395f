import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { button, press, renderTable } from "../../test/renderTable.tsx";
import { still } from "../dev/buck.ts";
import { keepInstallPrompt, takeInstallPrompt } from "./install.ts";
import { DEFAULT_PREFERENCES, useSettings } from "./settings.ts";
import { resetStatistics, useStatistics } from "./statistics.ts";
import { GameScreen } from "../table/page/GameScreen.tsx";
import { InstallOffer } from "./InstallOffer.tsx";
import { useWakeLock } from "./useWakeLock.ts";

let isHidden = false;

function hide(hidden: boolean): void {
  isHidden = hidden;
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => {
  isHidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  useSettings.setState(DEFAULT_PREFERENCES);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  takeInstallPrompt();
  resetStatistics();
});

describe("the wake lock", () => {
  test("is held while the game runs and the page is seen, and given back", async () => {
    const release = vi.fn<() => Promise<void>>(async () => undefined);
    const request = vi.fn<() => Promise<object>>(async () => ({ release }));
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { wakeLock: { request } }));
    const { rerender } = renderHook(({ isOn }) => useWakeLock(isOn), { initialProps: { isOn: true } });
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    hide(true);
    expect(request).toHaveBeenCalledTimes(1);
    hide(false);
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await act(() => Promise.resolve());
    release.mockClear();
    rerender({ isOn: false });
    expect(release).toHaveBeenCalledTimes(1);
  });
});

/** A browser that shows notices, as far as its owner lets it. */
function stubNotices(permission: NotificationPermission) {
  const shown: string[] = [];
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => "granted");
  class FakeNotification extends EventTarget {
    static readonly permission = permission;
    static readonly requestPermission = requestPermission;
    constructor(title: string) {
      super();
      shown.push(title);
    }
    close(): void {
      shown.pop();
    }
  }
  vi.stubGlobal("Notification", FakeNotification);
  return { shown, requestPermission };
}

describe("the notice of a turn", () => {
  test("is shown when the turn comes to a hidden page, and goes when somebody looks", async () => {
    const { shown } = stubNotices("granted");
    const { show } = renderTable(still("waiting").state, <GameScreen />);
    hide(true);
    show(still("follow").state);
    await waitFor(() => expect(shown).toEqual(["It is your turn"]));
    hide(false);
    await waitFor(() => expect(shown).toEqual([]));
  });

  test("is not shown to whoever looks, nor to whoever has switched it off", async () => {
    const { shown } = stubNotices("granted");
    const { show } = renderTable(still("waiting").state, <GameScreen />);
    show(still("follow").state);
    show(still("waiting").state);
    useSettings.setState({ turnNotice: false });
    hide(true);
    show(still("follow").state);
    await act(() => Promise.resolve());
    expect(shown).toEqual([]);
  });

  test("is offered after a missed turn, never on arrival, and by a button", async () => {
    const { requestPermission } = stubNotices("default");
    const { show } = renderTable(still("waiting").state, <GameScreen />);
    expect(screen.queryByText(/^You missed your turn/)).toBeNull();
    hide(true);
    show(still("follow").state);
    hide(false);
    // Not over the cards of somebody who is about to play.
    expect(screen.queryByText(/^You missed your turn/)).toBeNull();
    show(still("waiting").state);
    expect(screen.getByText(/^You missed your turn/)).toBeTruthy();
    expect(requestPermission).not.toHaveBeenCalled();
    press("Call me");
    expect(requestPermission).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/^You missed your turn/)).toBeNull();
  });

  test("that is declined is not offered again", () => {
    stubNotices("default");
    const { show } = renderTable(still("waiting").state, <GameScreen />);
    for (const time of ["first", "second"]) {
      hide(true);
      show(still("follow").state);
      hide(false);
      show(still("waiting").state);
      if (time === "first") press("No, thanks");
    }
    expect(screen.queryByText(/^You missed your turn/)).toBeNull();
  });
});

async function goBack() {
  const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await act(async () => void (await popped));
}

describe("Back in a running game", () => {
  test("asks first; who stays is asked again the next time", async () => {
    renderTable(still("follow").state, <GameScreen />);
    for (const _ of ["first", "second"]) {
      await goBack();
      expect(screen.getByRole("dialog", { name: "Leave this game?" })).toBeTruthy();
      press("Keep playing");
      expect(screen.queryByRole("dialog", { name: "Leave this game?" })).toBeNull();
    }
  });

  test("leaves the table for whoever says so, as the menu does", async () => {
    const { sent } = renderTable(still("follow").state, <GameScreen />);
    await goBack();
    press("Leave the table");
    expect(sent).toEqual([{ type: "leave" }]);
  });

  test.each(["watch", "over"])("asks nobody in %s", (name) => {
    history.replaceState(null, "");
    renderTable(still(name).state, <GameScreen />);
    expect(history.state).toBeNull();
  });
});

/** The browser would install the app. */
const offer = () => {
  const prompt = vi.fn<() => Promise<void>>(async () => undefined);
  keepInstallPrompt();
  fireEvent(window, Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
  return prompt;
};
const stubStandalone = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

describe("installing", () => {
  test("is offered after the first finished game, and once", () => {
    stubStandalone(false);
    const prompt = offer();
    const { unmount } = render(<InstallOffer />);
    expect(screen.queryByRole("button", { name: "Install" })).toBeNull();
    unmount();
    useStatistics.setState({ games: 1 });
    const again = render(<InstallOffer />);
    fireEvent.click(button("Install"));
    expect(prompt).toHaveBeenCalledTimes(1);
    again.unmount();
    offer();
    render(<InstallOffer />);
    expect(screen.queryByRole("button", { name: "Install" })).toBeNull();
  });

  test("is nothing for an app that is installed", () => {
    stubStandalone(true);
    offer();
    useStatistics.setState({ games: 1 });
    render(<InstallOffer />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("is told in a line on iOS, which asks nobody", () => {
    stubStandalone(false);
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { standalone: false }));
    useStatistics.setState({ games: 1 });
    render(<InstallOffer />);
    expect(screen.getByText(/Add to Home Screen/)).toBeTruthy();
  });
});
