/** Where a bot's chance comes from: a whole number from 0 up to, not including, `below`. */
export type BotRandom = (below: number) => number;
