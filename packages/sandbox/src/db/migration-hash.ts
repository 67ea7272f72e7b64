import { createHash } from "node:crypto";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** A text in quotes, or what means nothing: comments and white space. A function's body in `$$` is SQL as well. */
const TOKEN = /'(?:[^']|'')*'|"[^"]*"|(?:--[^\n]*|\/\*[\s\S]*?\*\/|\s)+/g;

/** The hash of a migration's SQL. Comments and line breaks don't count, so that they can be mended after it ran. */
export function migrationHash(sql: string): string {
  const meaning = sql.replace(TOKEN, (token) => (/^['"]/.test(token) ? token : " ")).trim();
  return `sql:${sha256(meaning)}`;
}

/** Whether a database that recorded `stored` ran this SQL. Up to 0.2.1 the hash was that of the whole file. */
export function isHashOf(stored: string, sql: string): boolean {
  const hash = migrationHash(sql);
  return stored === hash || stored === sha256(sql) || RELEASED[stored] === hash;
}

/** The files of 0.2.1: the hash that its databases hold, and the one of today. */
const RELEASED: Readonly<Record<string, string>> = {
  // 001_people.sql
  ea2d1be1d05e526398de70d64ecf82fede8654d9844625bb269342a2d4b87368:
    "sql:426002657a5baa1c9c5341181fba880c9580acfe7d57cf48979683777d6459dc",
  // 002_catalogue.sql
  "653ed96241fdb88cca8ad7ce04d324df02d39bbd75feca26c8f3f5e72039434f":
    "sql:9c5859a62f04b5e7465c8fbe38712a5e6acd234937ab0cd0df09b2a2dc01d7b0",
  // 003_orders.sql
  fd9831dfa30c0b3165dd0c4954ad5d195f56e86317fbedbdb559c4b9ef68b4c7:
    "sql:b49959acb1bda170fb868a7ef9e02dcbc566a91900903739dc54e21f3edf2470",
  // 004_wallet.sql
  d4f142a001d893b52718093b5d956849e6d3e6696f373799fd0f6b272ad7f964:
    "sql:d873133e1f17f56fce58e3ec2a1d0d39b3149c18e64edce771584dd6eca6a0d7",
  // 005_ledger.sql
  "5838787fb0c5b7cfeeae21c2ae82c47fa77331df5e56ceea3bd967314a01c780":
    "sql:a9825e2780b0b9f41f1b83f74d6412a52165c1e49f9a425c04b7861b32b44f95",
  // 006_payment.sql
  "76c30bbb3565a173e7bf56d8bf3e292248aa73785061398d97575eaf4a9b858b":
    "sql:d3719c757967bc6ae415108d740ecd01c9f0dfbc8ad29ba8f846fbf47aad7c4a",
  // 007_jobs.sql
  ad1545474e75432c9424fe4e7169f0491f48b4a9e37504e46aa38adf44849e6c:
    "sql:eb77ecf170f1af89bcb8282690f44f66ae044a098f343fc172a2c2088d74feb7",
  // 008_wide_numbers.sql
  "849118f5aaa19b3ee31631c558c1a8d75eb3466d3fab0b69702a9f1e1a245780":
    "sql:f7bea21ef1b3b9903669ed737b9a1a498b7d929bc2c7d61b882a2c0916bd027b",
  // 009_job_failures.sql
  "5be9faf4751e8c83365a7bb321dd05eaffce849b105cf9ae83277a3e7bf9d9df":
    "sql:2b98a40a6f7c1cdbd2f9963518fa8671347e9f80c273a14b6fa0179905349523",
  // 010_rates.sql
  "1b1e98786f058f6c704cfbc7e73cc0a94aae097e6eea2fc5b393ac809e95d700":
    "sql:086142dad5d328be359dad811ca6d157c1e8f54e6af33a3a85f5115a446353aa",
  // 011_transfer_outputs.sql
  ae1930945502598b575499dd74bb46f9bc7d488c385265009d1c86aa4336741b:
    "sql:fbad40b08fc3eedf0230e6c1d225e9bd40e6932b5623886514e0550246a71d68",
};
