// node scripts/declarations.mjs: writes the declarations of what Vite has built.
import { fileURLToPath } from "node:url";
import { writeDeclarations } from "marketplace-native-compiler/declarations.mjs";

writeDeclarations(fileURLToPath(new URL("../", import.meta.url)));
