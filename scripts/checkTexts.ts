// Every text in every language, none unused, and none outside the catalogues.
import { cataloguesIn, compareCatalogues } from "./checks/catalogues.ts";
import { literalTexts } from "./checks/literalTexts.ts";
import { isTestCode, readSources } from "./checks/sources.ts";
import { keptMessages, unusedMessages } from "./checks/textUses.ts";

const WEB = "apps/web/src";
/** Seen by no player. */
const NOT_SHOWN = /\/(fixtures|gallery)\//;

const files = readSources(WEB, /\.tsx?$/).filter(({ path }) => !isTestCode(path));
const catalogues = files.flatMap(cataloguesIn);
const source = catalogues.filter(({ language }) => language === "en");
const languages = new Set(catalogues.map(({ language }) => language));

const differences = source.flatMap((original) =>
  [...languages].flatMap((language) => {
    const found = catalogues.find((each) => each.language === language && each.name === original.name);
    return found === undefined
      ? [`${original.path}: not translated to ${language}`]
      : compareCatalogues(original, found);
  }),
);
const unused = unusedMessages(source, files);
const shown = files.filter(({ path }) => !NOT_SHOWN.test(path));
const kept = keptMessages(source, shown);
const literal = shown.flatMap(literalTexts);

for (const problem of [...differences, ...unused, ...kept, ...literal]) console.error(problem);
const messages = source.reduce((total, each) => total + each.messages.size, 0);
console.log(
  `${messages} messages in ${languages.size} languages, ${differences.length} missing or different, ${unused.length} unused, ${kept.length} kept, ${literal.length} outside the catalogues`,
);
process.exitCode = differences.length + unused.length + kept.length + literal.length === 0 ? 0 : 1;
