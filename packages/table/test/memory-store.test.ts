import { memoryStore } from "../src/index.ts";
import { storeContract } from "./store-contract.ts";

storeContract("memory", async () => ({ store: memoryStore(), close: async () => {} }));
