import { memoryStore } from "../src/index.ts";
import { storeContract } from "./storeContract.ts";

storeContract("memory", async () => ({ store: memoryStore(), close: async () => {} }));
