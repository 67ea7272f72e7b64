"use client";
import { minutesAndSeconds } from "../time/minutes-and-seconds.js";
import { useCountdown } from "../time/use-countdown.js";
import { Text } from "../ui/layout/layout.js";
import { fill, useBlockTexts } from "./use-block-texts.js";

/** Seconds before the end from which they are counted down: earlier it would only rush the buyer. */
const COUNTDOWN_S = 300;

interface DeadlineProps {
  /** Unix seconds. */
  until: number;
  /** Says what ends, with `{{time}}`. */
  text: string;
}

/** When a payment ends. */
export function Deadline({ until, text }: DeadlineProps) {
  const { t, dateTime } = useBlockTexts();
  const left = useCountdown(until);
  return (
    <>
      <Text size="s" tone="muted">
        {fill(text, { time: dateTime(until) })}
      </Text>
      {left !== undefined && left > 0 && left <= COUNTDOWN_S && (
        <Text role="timer">{fill(t.payment.timeLeft, { time: minutesAndSeconds(left) })}</Text>
      )}
    </>
  );
}
