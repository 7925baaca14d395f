import { memoryStore } from "./index.ts";
import { storeContract } from "../test/storeContract.ts";

storeContract("memory", async () => ({ store: memoryStore(), close: async () => {} }));
