import { catalogue } from "./catalogue.ts";

/** House rules that people know by name, all at once. */
export const wayTexts = catalogue("waysToPlay", {
  buck: {
    usual: { title: "The usual game", text: "From 15 down to zero; a club turned up makes clubs trump." },
    short: { title: "Short game", text: "From 10 down to zero: half an hour." },
    long: { title: "Long evening", text: "From 25 down to zero." },
    dirty: {
      title: "Dirty clubs",
      text: "A club turned up is trump without bidding: everybody plays and needs a trick.",
    },
    stick: { title: "Stick the dealer", text: "When all pass, the dealer must bid the minimum." },
  },
  euchre: {
    usual: {
      title: "Stick the dealer",
      text: "To 10. The dealer must call when all pass twice, and whoever calls may go alone.",
    },
    mayPass: { title: "Dealer may pass", text: "When all pass twice, the next player deals." },
    canadian: { title: "Canadian loner", text: "Whoever orders up their own partner must go alone." },
    old: {
      title: "Old style",
      text: "A black jack finds the dealer, nobody goes alone, nobody must call, and you name only suits you hold.",
    },
  },
});
