import { startCopy } from "./copy";
import { startMenu } from "./menu";
import { startSearch } from "./search";
import { startThemeButton } from "./theme-button";
import { startTicks } from "./ticks";
import { startTryIt } from "./try-it";

startMenu();
startThemeButton();
startSearch();
startCopy();
startTicks();
startTryIt();
