import { intlTag } from "./format";
import { perTag } from "./per-tag";

const lists = perTag((tag) => new Intl.ListFormat(intlTag(tag), { type: "conjunction", style: "narrow" }));

/** Joins names with the language's separators. @param tag BCP-47 tag */
export const listText = (tag: string, names: readonly string[]): string => lists(tag).format(names);
