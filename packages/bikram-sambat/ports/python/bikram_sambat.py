"""Bikram Sambat, the civil calendar of Nepal: conversion both ways and tithi, BS 1970-01-01 to 2090-12-30.

The standard library only. Run as a program with a folder of conformance vectors, it checks itself against them:
    python3 bikram_sambat.py vectors/
"""

import csv
import math
import sys
from datetime import date, timedelta
from itertools import accumulate
from pathlib import Path

# Inside the wheel, or beside the folders of the ports.
_TABLE = next(
    path for folder in Path(__file__).parents if (path := folder / "month-lengths.csv").exists()
)
_LENGTHS = {
    int(year): tuple(map(int, lengths)) for year, *lengths in csv.reader(_TABLE.read_text().splitlines()[1:])
}
FIRST_YEAR, LAST_YEAR = min(_LENGTHS), max(_LENGTHS)
# The official calendar of later years is not out: their months are computed.
LAST_PUBLISHED_YEAR = 2083
# Months that other published calendars begin a day later, where negative a day earlier.
_OTHER_STARTS = (-197402, -197506, -197707, 197710, -198112, -198908, -199109, 199304, 199806, 206202)
_FIRST_DAY = date(1913, 4, 13)
_STARTS = {
    year: _FIRST_DAY + timedelta(days=days)
    for year, days in zip(
        range(FIRST_YEAR, LAST_YEAR + 2),
        accumulate((sum(_LENGTHS[year]) for year in range(FIRST_YEAR, LAST_YEAR + 1)), initial=0),
    )
}


class DateOutOfRangeError(ValueError):
    """The day does not exist or lies outside the table."""


def days_in_month(year: int, month: int) -> int:
    """29 to 32. Raises DateOutOfRangeError outside the table."""
    if year not in _LENGTHS or not 1 <= month <= 12:
        raise DateOutOfRangeError(f"{year}-{month:02}")
    return _LENGTHS[year][month - 1]


def bs_to_ad(year: int, month: int, day: int) -> date:
    """The Gregorian day of a Bikram Sambat day. Raises DateOutOfRangeError for anything else."""
    if not 1 <= day <= days_in_month(year, month):
        raise DateOutOfRangeError(f"{year}-{month:02}-{day:02}")
    return _STARTS[year] + timedelta(days=sum(_LENGTHS[year][: month - 1]) + day - 1)


def ad_to_bs(ad: date) -> tuple[int, int, int]:
    """Year, month and day in Bikram Sambat. Raises DateOutOfRangeError outside the table."""
    if not _FIRST_DAY <= ad < _STARTS[LAST_YEAR + 1]:
        raise DateOutOfRangeError(ad.isoformat())
    year = ad.year + 57 if ad >= _STARTS[min(ad.year + 57, LAST_YEAR + 1)] else ad.year + 56
    days = (ad - _STARTS[year]).days
    month = 0
    while days >= _LENGTHS[year][month]:
        days -= _LENGTHS[year][month]
        month += 1
    return year, month + 1, days + 1


def _other_shift(year: int, month: int) -> int:
    """How many days later other published calendars begin a month."""
    key = year * 100 + month
    return int(key in _OTHER_STARTS) - int(-key in _OTHER_STARTS)


def other_days_in_month(year: int, month: int) -> int:
    """The length of a month in other published calendars: mostly the same. Raises DateOutOfRangeError outside the table."""
    return days_in_month(year, month) + _other_shift(year, month + 1) - _other_shift(year, month)


def other_bs_of(ad: date) -> tuple[int, int, int]:
    """The date of a day in other published calendars: mostly the same. Raises DateOutOfRangeError outside the table."""
    year, month, day = ad_to_bs(ad)
    other = day - _other_shift(year, month)
    if other < 1:
        return year, month - 1, days_in_month(year, month - 1) + 1
    return (year, month + 1, 1) if other > other_days_in_month(year, month) else (year, month, other)


def tithi_of(ad: date) -> int:
    """The tithi at sunrise in Kathmandu, 1 to 15 in the bright half, 16 to 30 in the dark half."""
    day_number = (ad - date(1970, 1, 1)).days
    time = day_number + (_sunrise_minutes(day_number) - 345) / 1440
    moon = _longitude(time, 57_753_336, 488_199, 90, 32)
    sun = _longitude(time, 4_320_000, 0, 77 + 17 / 60, 14)
    return math.floor((moon - sun) % 360 / 12) + 1


def _sunrise_minutes(day_number: int) -> float:
    """Minutes after midnight in Nepal, by the formulae of the Astronomical Almanac."""
    days = day_number - 10_957.24
    mean = 280.46 + 0.985_647_4 * days
    anomaly = math.radians(357.528 + 0.985_600_3 * days)
    ecliptic = math.radians(mean + 1.915 * math.sin(anomaly) + 0.02 * math.sin(2 * anomaly))
    ascension = math.degrees(math.atan2(0.9175 * math.sin(ecliptic), math.cos(ecliptic)))
    sin_declination = 0.3978 * math.sin(ecliptic)
    cos_declination = math.sqrt(1 - sin_declination**2)
    half_day = math.degrees(math.acos((-0.0145 - 0.4651 * sin_declination) / (0.8853 * cos_declination)))
    equation = (mean - ascension + 180) % 360 - 180
    return 723.704 - 4 * equation - 4 * half_day


def _longitude(time: float, revolutions: int, apogee_revolutions: int, apogee: float, epicycle: float) -> float:
    """Sidereal longitude in degrees by the Surya Siddhanta; time in days since 1970, UTC."""
    days = time + 1_852_122.210_47

    def mean_motion(count: int) -> float:
        return count * days / 1_577_917_828 * 360

    mean = mean_motion(revolutions)
    sine = math.sin(math.radians(mean - apogee - mean_motion(apogee_revolutions)))
    width = (epicycle - abs(sine) / 3) / 360
    return mean - math.degrees(math.asin(width * sine))


def _is_refused(calendar: str, text: str) -> bool:
    year, month, day = map(int, text.split("-"))
    try:
        bs_to_ad(year, month, day) if calendar == "bs" else ad_to_bs(date(year, month, day))
    except ValueError:
        return True
    return False


def check(folder: Path) -> int:
    """The number of vectors that hold. Raises AssertionError at the first one that does not."""
    passed = 0
    with (folder / "days.csv").open() as file:
        for row in csv.DictReader(file):
            ad, bs = date.fromisoformat(row["ad"]), tuple(map(int, row["bs"].split("-")))
            assert (bs_to_ad(*bs), ad_to_bs(ad), tithi_of(ad)) == (ad, bs, int(row["tithi"])), row
            passed += 1
    with (folder / "refusals.csv").open() as file:
        for row in csv.DictReader(file):
            assert _is_refused(row["calendar"], row["date"]), row
            passed += 1
    return passed


if __name__ == "__main__":
    print(check(Path(sys.argv[1])), "passed")
