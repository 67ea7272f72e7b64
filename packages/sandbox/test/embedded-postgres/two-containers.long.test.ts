import { expect, test } from "vitest";
import { canMakeContainers, startInContainer } from "./containers";
import { gone, kill, startOwner, tempFolder } from "./owners";

test.runIf(canMakeContainers)(
  "two containers on one folder: the second is refused and told where the first is",
  async () => {
    const folder = tempFolder();
    const first = await startInContainer(folder);
    expect(first.start).toMatchObject({ pid: expect.any(Number) });
    const second = await startInContainer(folder);
    expect(second.start).toEqual({
      refused: expect.stringMatching(/is in use by another sandbox \(process \d+ on box-\w+\)/),
    });
    await kill(first.process);
    const third = await startInContainer(folder);
    expect(third.start).toMatchObject({ pid: expect.any(Number) });
  },
);

test.runIf(canMakeContainers)(
  "a container is refused while a process of the machine has the folder",
  async () => {
    const folder = tempFolder();
    const owner = await startOwner(folder);
    const { start } = await startInContainer(folder);
    expect(start).toEqual({ refused: expect.stringContaining(`(process ${owner.process.pid} on `) });
    await kill(owner.process);
    await gone(owner.pid);
  },
);
