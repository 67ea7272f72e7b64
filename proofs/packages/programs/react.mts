// Every entry point of the React package, for a compiler that reads all declarations.
import * as kit from "marketplace-react";
import * as blockLabels from "marketplace-react/block-labels/ar";
import * as blocks from "marketplace-react/blocks";
import * as ar from "marketplace-react/labels/ar";
import * as en from "marketplace-react/labels/en";
import * as ui from "marketplace-react/ui";

export const all = [kit, blocks, blockLabels, ar, en, ui];
