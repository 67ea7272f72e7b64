import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/** Files share modules, and what a module says outside of a test holds for the first file that loads it. */
afterEach(cleanup);

// Of a busy machine, too: a test that passes does not wait.
configure({ asyncUtilTimeout: 20_000 });
