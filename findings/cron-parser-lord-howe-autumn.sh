#!/bin/sh
# cron-parser 5.10.5: next() of a nightly schedule fails in Australia/Lord_Howe at the end of daylight saving.
#
# On Lord Howe Island clocks move by half an hour. Asked on the last day before the change in April, the next turn of a
# plain nightly schedule is an error that calls the expression invalid, also for an hour that the change does not touch.
# Asked after it, the same expression is read as ever. In spring there is no error: a turn within the half hour that does
# not come, and one at its very beginning, is left out for that night. In Sydney, where a whole hour moves, a turn is there
# each night. A job queue that asks for the next turn (pg-boss does, by this library) has an error or no run.
#
# Seen (Node 20 to 26):
#   Lord Howe, April, 03:00: 3 April at 03:00; Invalid expression, loop limit exceeded
#   Lord Howe, April, 03:00, asked from the 5th: 6 April at 03:00
#   Lord Howe, October, 02:00: 3 October at 02:00; 5 October at 02:00
#   Sydney, April, 03:00: 3 April at 03:00; 4 April at 03:00
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cron-parser@5.10.5 >/dev/null
cat >look.mjs <<'JS'
import cronParser from 'cron-parser';

const { CronExpressionParser } = cronParser;
const turns = (schedule, tz, from, count) => {
  const asked = CronExpressionParser.parse(schedule, { tz, currentDate: new Date(from) });
  const shown = { timeZone: tz, day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return Array.from({ length: count }, () => {
    try {
      return new Intl.DateTimeFormat('en-GB', shown).format(asked.next().toDate());
    } catch (error) {
      return error.message;
    }
  }).join('; ');
};
const [howe, sydney] = ['Australia/Lord_Howe', 'Australia/Sydney'];
console.log(`Lord Howe, April, 03:00: ${turns('0 3 * * *', howe, '2027-04-02T00:00:00Z', 2)}`);
console.log(`Lord Howe, April, 03:00, asked from the 5th: ${turns('0 3 * * *', howe, '2027-04-05T00:00:00Z', 1)}`);
console.log(`Lord Howe, October, 02:00: ${turns('0 2 * * *', howe, '2026-10-02T00:00:00Z', 2)}`);
console.log(`Sydney, April, 03:00: ${turns('0 3 * * *', sydney, '2027-04-02T00:00:00Z', 2)}`);
JS
node look.mjs >seen.txt
cat seen.txt
cat >expected.txt <<'TXT'
Lord Howe, April, 03:00: 3 April at 03:00; Invalid expression, loop limit exceeded
Lord Howe, April, 03:00, asked from the 5th: 6 April at 03:00
Lord Howe, October, 02:00: 3 October at 02:00; 5 October at 02:00
Sydney, April, 03:00: 3 April at 03:00; 4 April at 03:00
TXT
diff expected.txt seen.txt && echo "cron-parser 5.10.5: as described."
