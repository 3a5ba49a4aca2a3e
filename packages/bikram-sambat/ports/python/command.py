"""The command `bikram-sambat`: days and months of Bikram Sambat in a shell. Its answers are those of `npx @chautari/bikram-sambat`."""

import json
import re
import sys
from datetime import date, datetime, timedelta, timezone

from bikram_sambat import (
    FIRST_YEAR,
    LAST_PUBLISHED_YEAR,
    LAST_YEAR,
    DateOutOfRangeError,
    ad_to_bs,
    bs_to_ad,
    days_in_month,
    other_bs_of,
    other_days_in_month,
)

USAGE = """Days and months of Bikram Sambat (BS), the calendar of Nepal.

  today         the day that it is in Nepal
  2082-4-29     a day of either calendar, the year first; also 29 Shrawan 2082
  bs 2030-1-1   the same where both calendars have such a day
  ad 2030-1-1
  cal           this month
  cal 2083 8    a month of BS
  --json        the answer as JSON"""

_BS_MONTHS = "Baisakh Jestha Ashadh Shrawan Bhadra Ashwin Kartik Mangsir Poush Magh Falgun Chaitra".split()
_AD_MONTHS = (
    "January February March April May June July August September October November December".split()
)
_WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()

_FIRST_DAY = bs_to_ad(FIRST_YEAR, 1, 1)
_LAST_DAY = bs_to_ad(LAST_YEAR, 12, days_in_month(LAST_YEAR, 12))
# The first that applies is said.
_REFUSALS = {
    "ambiguous": "Day or month first? Write the year first: 2082-4-29.",
    "no-such-day": "That month has no such day.",
    "out-of-range": f"The calendar has the days of BS {FIRST_YEAR} to {LAST_YEAR}, {_FIRST_DAY} to {_LAST_DAY} of AD.",
}

_NEPAL = timezone(timedelta(hours=5, minutes=45))


class CommandError(Exception):
    """What is said instead of an answer."""


def _numeric(year: int, month: int, day: int) -> str:
    return f"{year}-{month:02}-{day:02}"


def _in_words(ad: date, months: list, year: int, month: int, day: int) -> str:
    return f"{_WEEKDAYS[ad.weekday()]}, {day} {months[month - 1]} {year}"


def _day_fields(ad: date) -> dict:
    return {"bs": _numeric(*ad_to_bs(ad)), "ad": ad.isoformat(), "weekday": _WEEKDAYS[ad.weekday()]}


def _status(year: int) -> str:
    return "published" if year <= LAST_PUBLISHED_YEAR else "computed"


def _notes(year: int, other_reading) -> list:
    notes = []
    if _status(year) == "computed":
        notes.append(f"Provisional: the official calendar of {year} BS is not out yet.")
    if other_reading:
        notes.append(f"Contested: in other published calendars {other_reading}.")
    return notes


def _day_answer(ad: date) -> tuple:
    year, month, day = ad_to_bs(ad)
    fiscal = year - 1 if month < 4 else year
    other = None if other_bs_of(ad) == ad_to_bs(ad) else _numeric(*other_bs_of(ad))
    fields = {
        **_day_fields(ad),
        "fiscalYear": f"{fiscal}/{(fiscal + 1) % 100:02}",
        "quarter": 4 if month < 4 else (month - 1) // 3,
        "status": _status(year),
        "otherBs": other,
    }
    lines = [
        f"{fields['bs']} BS  {_in_words(ad, _BS_MONTHS, year, month, day)}",
        f"{fields['ad']} AD  {_in_words(ad, _AD_MONTHS, ad.year, ad.month, ad.day)}",
        *_notes(year, other and f"this day is {other} BS"),
    ]
    return fields, lines


def _month_answer(given: list) -> tuple:
    if len(given) not in (0, 2) or not all(re.fullmatch(r"\d{1,4}", word) for word in given):
        raise CommandError(USAGE)
    year, month = map(int, given) if given else ad_to_bs(_today())[:2]
    if not 1 <= month <= 12:
        raise CommandError(f"No such period: month {month} of {year}")
    days = days_in_month(year, month)
    start = bs_to_ad(year, month, 1)
    first, last = _day_fields(start), _day_fields(start + timedelta(days=days - 1))
    other = other_days_in_month(year, month)
    other = None if other == days else other
    fields = {
        "year": year,
        "month": month,
        "name": _BS_MONTHS[month - 1],
        "days": days,
        "first": first,
        "last": last,
        "status": _status(year),
        "otherDays": other,
    }
    # Weeks from Sunday to Saturday.
    cells = ["  "] * (start.isoweekday() % 7) + [f"{day:2}" for day in range(1, days + 1)]
    lines = [
        f"{fields['name']} {year}, {first['ad']} to {last['ad']}",
        "Su Mo Tu We Th Fr Sa",
        *(" ".join(cells[at : at + 7]) for at in range(0, len(cells), 7)),
        *_notes(year, other and f"this month has {other} days"),
    ]
    return fields, lines


def _candidates(text: str, months: list) -> list:
    """The years, months and days that a text can mean: two where it leaves open which number is the month."""
    words = re.findall(r"\d+|[^\W\d]+", text)
    if len(words) == 1 and re.fullmatch(r"\d{8}", words[0]):
        words = [words[0][:4], words[0][4:6], words[0][6:]]
    named = [at for at, word in enumerate(words) if word.capitalize() in months]
    if len(named) == 1 and len(words) == 3:
        month = months.index(words.pop(named[0]).capitalize()) + 1
        year, day = words if len(words[0]) == 4 else words[::-1]
        words = [year, str(month), day]
    if len(words) != 3 or not all(word.isdecimal() for word in words):
        return []
    first, second, third = map(int, words)
    lengths = [len(word) for word in words]
    if lengths[0] == 4 and max(lengths[1:]) <= 2:
        return [(first, second, third)]
    if lengths[2] == 4 and max(lengths[:2]) <= 2:
        return list(dict.fromkeys([(third, second, first), (third, first, second)]))
    return []


def _bs_day(year: int, month: int, day: int):
    if not FIRST_YEAR <= year <= LAST_YEAR:
        return "out-of-range"
    if not 1 <= month <= 12 or not 1 <= day <= days_in_month(year, month):
        return "no-such-day"
    return bs_to_ad(year, month, day)


def _ad_day(year: int, month: int, day: int):
    if not _FIRST_DAY.year <= year <= _LAST_DAY.year:
        return "out-of-range"
    try:
        ad = date(year, month, day)
    except ValueError:
        return "no-such-day"
    return ad if _FIRST_DAY <= ad <= _LAST_DAY else "out-of-range"


def _read(text: str, months: list, day_of):
    """The day of AD that a text means, or why it means none."""
    readings = [day_of(*parts) for parts in _candidates(text, months)]
    days = [reading for reading in readings if isinstance(reading, date)]
    if len(days) > 1:
        return "ambiguous"
    return (days or readings or ["unreadable"])[0]


def _read_day(words: list) -> date:
    named = words[0].lower() if words[0].lower() in ("bs", "ad") else None
    text = " ".join(words[1:] if named else words)
    calendars = {"bs": (_BS_MONTHS, _bs_day), "ad": (_AD_MONTHS, _ad_day)}
    readings = [_read(text, *calendar) for name, calendar in calendars.items() if named in (None, name)]
    days = [reading for reading in readings if isinstance(reading, date)]
    if len(days) + readings.count("ambiguous") + readings.count("no-such-day") > 1:
        raise CommandError(f'BS or AD? Write "bs {text}" or "ad {text}".')
    if days:
        return days[0]
    raise CommandError(next((said for reason, said in _REFUSALS.items() if reason in readings), USAGE))


def _today() -> date:
    return datetime.now(_NEPAL).date()


def main() -> int:
    words = [word for word in sys.argv[1:] if word != "--json"]
    try:
        if not words:
            raise CommandError(USAGE)
        if words[0] == "--help":
            fields, lines = {"usage": USAGE}, [USAGE]
        elif words[0] == "cal":
            fields, lines = _month_answer(words[1:])
        else:
            fields, lines = _day_answer(_today() if words == ["today"] else _read_day(words))
    except DateOutOfRangeError:
        print("Date out of range", file=sys.stderr)
        return 1
    except CommandError as error:
        print(error, file=sys.stderr)
        return 1
    as_json = "--json" in sys.argv[1:]
    print(json.dumps(fields, separators=(",", ":")) if as_json else "\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
