import { useIsPending, useMoment, useSession, useTable, useTableUi } from "../session/context.ts";
import { GameControls } from "../games/index.ts";
import { worthOf } from "../hints/advice.ts";
import { useSettings } from "../storage/settings.ts";
import { theCard } from "../texts/cards.ts";
import { words } from "../texts/words.ts";

/** The row under the prompt. It is always there and always as high, so nothing jumps. */
export function Controls() {
  const { act } = useSession();
  const isMyTurn = useMoment((moment) => moment.isMyTurn);
  const asksForCard = useMoment((moment) => moment.asksForCard);
  const game = useTable(({ frame }) => frame?.game ?? null);
  const isPending = useIsPending();
  const advice = useTableUi((ui) => ui.advice);
  if (!isMyTurn || isPending || game === null) return <p className="controls" />;
  return asksForCard ? (
    <PlayControls />
  ) : (
    <GameControls
      frame={game}
      act={(decision) => void act(decision)}
      worth={(decision) => (advice === null || advice === "thinking" ? null : worthOf(advice, decision))}
    />
  );
}

function PlayControls() {
  const { playSelected } = useSession();
  const { cardUse, hand, trump } = useMoment((moment) => moment);
  const selected = useTableUi((ui) => hand.find(({ id }) => id === ui.selected));
  const confirm = useSettings((settings) => settings.confirm);
  const texts = words.controls.cards[cardUse];
  if (selected !== undefined) {
    return (
      <div className="controls">
        <button type="button" className="button main grow" onClick={playSelected}>
          {texts.act({ card: theCard(selected, trump) })}
        </button>
      </div>
    );
  }
  return (
    <p className="controls hint">
      {confirm === "always" ? texts.confirm : <HowTo touch={texts.touch} mouse={texts.mouse} />}
    </p>
  );
}

/** Fingers and mice read different sentences; CSS knows which one is there. */
function HowTo({ touch, mouse }: { touch: string; mouse: string }) {
  return (
    <>
      <span className="for-touch">{touch}</span>
      <span className="for-mouse">{mouse}</span>
    </>
  );
}
