import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useSeatDrag } from "./LobbySeatButton.tsx";
import type { SeatDrag } from "./LobbySeatButton.tsx";

function Seats({ onPress, drag }: { onPress: () => void; drag: SeatDrag | null }) {
  const { offset, handlers } = useSeatDrag({ position: 1, seats: 4, onPress, drag });
  return (
    <ul>
      <li data-seat="1" data-dragged={offset !== null}>
        <button type="button" {...handlers}>
          Bo
        </button>
      </li>
      <li data-seat="2">
        <button type="button">Al</button>
      </li>
      <li data-seat="3">Cy</li>
    </ul>
  );
}

const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1 });

function seats({ canDrag = true } = {}) {
  const onPress = vi.fn<() => void>();
  const onDropped = vi.fn<SeatDrag["onDropped"]>();
  const onOver = vi.fn<SeatDrag["onOver"]>();
  render(<Seats onPress={onPress} drag={canDrag ? { onOver, onDropped } : null} />);
  const target = screen.getByText("Cy");
  document.elementsFromPoint = (x) => (x > 100 ? [target] : []);
  const seat = screen.getByRole("button", { name: "Bo" });
  return {
    onPress,
    onDropped,
    onOver,
    down: (x: number) => fireEvent.pointerDown(seat, at(x)),
    move: (x: number) => fireEvent.pointerMove(seat, at(x)),
    up: (x: number) => {
      fireEvent.pointerUp(seat, at(x));
      fireEvent.click(seat, { detail: 1 });
    },
    cancel: () => fireEvent.pointerCancel(seat, at(0)),
  };
}

test("a press is a press, also with a trembling hand", () => {
  const { onPress, onDropped, down, move, up } = seats();
  down(10);
  move(13);
  up(13);
  expect(onPress).toHaveBeenCalledOnce();
  expect(onDropped).not.toHaveBeenCalled();
});

test("a drag over another seat marks it, and dropping there is no press", () => {
  const { onPress, onDropped, onOver, down, move, up } = seats();
  down(10);
  move(150);
  expect(onOver).toHaveBeenLastCalledWith(3);
  up(150);
  expect(onDropped).toHaveBeenCalledExactlyOnceWith(3);
  expect(onOver).toHaveBeenLastCalledWith(null);
  expect(onPress).not.toHaveBeenCalled();
});

test("a drag that ends on nothing does nothing", () => {
  const { onPress, onDropped, down, move, up } = seats();
  down(10);
  move(60);
  up(60);
  expect(onDropped).not.toHaveBeenCalled();
  expect(onPress).not.toHaveBeenCalled();
});

test("a drag the browser takes away is over", () => {
  const { onDropped, onOver, down, move, cancel, up } = seats();
  down(10);
  move(150);
  cancel();
  expect(onOver).toHaveBeenLastCalledWith(null);
  up(150);
  expect(onDropped).not.toHaveBeenCalled();
});

test("the arrow keys move a seat to the next one and back, and the focus with it", () => {
  const { onDropped } = seats();
  const seat = screen.getByRole("button", { name: "Bo" });
  fireEvent.keyDown(seat, { key: "ArrowLeft" });
  fireEvent.keyDown(seat, { key: "ArrowRight" });
  expect(onDropped.mock.calls).toEqual([[0], [2]]);
  expect(document.activeElement?.textContent).toBe("Al");
});

test("whoever may not move people only presses", () => {
  const { onPress, onDropped, down, move, up } = seats({ canDrag: false });
  down(10);
  move(150);
  up(150);
  expect(onPress).toHaveBeenCalledOnce();
  expect(onDropped).not.toHaveBeenCalled();
});
