//! Bikram Sambat, the civil calendar of Nepal: conversion both ways and tithi, BS 1970-01-01 to 2090-12-30.
//! No dependencies.

use std::sync::OnceLock;

/// A day of either calendar. Months count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    pub year: i32,
    pub month: u32,
    pub day: u32,
}

/// The day does not exist or lies outside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DateOutOfRange;

/// Days from 1970-01-01 to 1913-04-13, which is BS 1970-01-01.
const FIRST_DAY_NUMBER: i32 = -20717;

const FIRST_YEAR: i32 = 1970;

/// Days of each month, one row a year from `FIRST_YEAR`.
fn month_lengths() -> &'static [[u8; 12]] {
    static TABLE: OnceLock<Vec<[u8; 12]>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let rows = include_str!("../../month-lengths.csv").lines().skip(1);
        rows.map(|row| {
            let mut lengths = row.split(',').skip(1).map(|length| length.parse().expect("a length"));
            std::array::from_fn(|_| lengths.next().expect("twelve months"))
        })
        .collect()
    })
}

/// The Gregorian day of a Bikram Sambat day.
pub fn bs_to_ad(bs: Day) -> Result<Day, DateOutOfRange> {
    Ok(ad_of(bs_day_number(bs)?))
}

/// The Bikram Sambat day of a Gregorian day.
pub fn ad_to_bs(ad: Day) -> Result<Day, DateOutOfRange> {
    let mut left = ad_day_number(ad)? - FIRST_DAY_NUMBER;
    if left < 0 {
        return Err(DateOutOfRange);
    }
    for (year, lengths) in month_lengths().iter().enumerate() {
        for (month, &length) in lengths.iter().enumerate() {
            let length = i32::from(length);
            if left < length {
                return Ok(Day {
                    year: FIRST_YEAR + year as i32,
                    month: month as u32 + 1,
                    day: left as u32 + 1,
                });
            }
            left -= length;
        }
    }
    Err(DateOutOfRange)
}

/// The tithi at sunrise in Kathmandu of a Gregorian day: 1 to 15 in the bright half, 16 to 30 in the dark half.
pub fn tithi_of(ad: Day) -> Result<u32, DateOutOfRange> {
    ad_to_bs(ad)?;
    let day_number = f64::from(ad_day_number(ad)?);
    let time = day_number + (sunrise_minutes(day_number) - 345.0) / 1440.0;
    let moon = longitude(time, 57_753_336.0, 488_199.0, 90.0, 32.0);
    let sun = longitude(time, 4_320_000.0, 0.0, 77.0 + 17.0 / 60.0, 14.0);
    Ok(((moon - sun).rem_euclid(360.0) / 12.0) as u32 + 1)
}

fn bs_day_number(bs: Day) -> Result<i32, DateOutOfRange> {
    let index = usize::try_from(bs.year - FIRST_YEAR).map_err(|_| DateOutOfRange)?;
    let table = month_lengths();
    let lengths = table.get(index).ok_or(DateOutOfRange)?;
    let month = (bs.month as usize).checked_sub(1).ok_or(DateOutOfRange)?;
    let length = *lengths.get(month).ok_or(DateOutOfRange)?;
    if bs.day < 1 || bs.day > u32::from(length) {
        return Err(DateOutOfRange);
    }
    let years = table[..index].iter().flatten();
    let days: i32 = years.chain(&lengths[..month]).map(|&length| i32::from(length)).sum();
    Ok(FIRST_DAY_NUMBER + days + bs.day as i32 - 1)
}

/// Days since 1970-01-01, by the algorithm of Howard Hinnant ("chrono-compatible low-level date algorithms").
fn ad_day_number(ad: Day) -> Result<i32, DateOutOfRange> {
    let shifted = if ad.month <= 2 { ad.year - 1 } else { ad.year };
    let era = shifted.div_euclid(400);
    let year_of_era = shifted - era * 400;
    let day_of_year = (153 * ((ad.month as i32 + 9) % 12) + 2) / 5 + ad.day as i32 - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    let number = era * 146_097 + day_of_era - 719_468;
    if ad_of(number) == ad {
        Ok(number)
    } else {
        Err(DateOutOfRange)
    }
}

fn ad_of(day_number: i32) -> Day {
    let days = day_number + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days - era * 146_097;
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    Day {
        year: year_of_era + era * 400 + i32::from(month <= 2),
        month: month as u32,
        day: (day_of_year - (153 * shifted + 2) / 5 + 1) as u32,
    }
}

/// Minutes after midnight in Nepal, by the formulae of the Astronomical Almanac.
fn sunrise_minutes(day_number: f64) -> f64 {
    let days = day_number - 10_957.24;
    let mean = 280.46 + 0.985_647_4 * days;
    let anomaly = (357.528 + 0.985_600_3 * days).to_radians();
    let ecliptic = (mean + 1.915 * anomaly.sin() + 0.02 * (2.0 * anomaly).sin()).to_radians();
    let ascension = (0.9175 * ecliptic.sin()).atan2(ecliptic.cos()).to_degrees();
    let sin_declination = 0.3978 * ecliptic.sin();
    let cos_declination = (1.0 - sin_declination * sin_declination).sqrt();
    let half_day = ((-0.0145 - 0.4651 * sin_declination) / (0.8853 * cos_declination)).acos().to_degrees();
    let equation = (mean - ascension + 180.0).rem_euclid(360.0) - 180.0;
    723.704 - 4.0 * equation - 4.0 * half_day
}

/// Sidereal longitude in degrees by the Surya Siddhanta; time in days since 1970, UTC.
fn longitude(time: f64, revolutions: f64, apogee_revolutions: f64, apogee: f64, epicycle: f64) -> f64 {
    let days = time + 1_852_122.210_47;
    let mean_motion = |count: f64| count * days / 1_577_917_828.0 * 360.0;
    let mean = mean_motion(revolutions);
    let sine = (mean - apogee - mean_motion(apogee_revolutions)).to_radians().sin();
    let width = (epicycle - sine.abs() / 3.0) / 360.0;
    mean - (width * sine).asin().to_degrees()
}
