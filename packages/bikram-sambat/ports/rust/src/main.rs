//! Checks the port against a folder of conformance vectors: `cargo run --release -- vectors/`.

use bikram_sambat::{ad_to_bs, bs_to_ad, tithi_of, Day};
use std::{env, fs, path::Path};

fn main() {
    let folder = env::args().nth(1).expect("the folder of the vectors");
    let days = lines(Path::new(&folder).join("days.csv").as_path(), |[ad, bs, tithi]| {
        let (ad, bs) = (day(ad), day(bs));
        bs_to_ad(bs) == Ok(ad) && ad_to_bs(ad) == Ok(bs) && tithi_of(ad) == Ok(tithi.parse().expect("a tithi"))
    });
    let refusals = lines(Path::new(&folder).join("refusals.csv").as_path(), |[calendar, date]| {
        if calendar == "bs" {
            bs_to_ad(day(date)).is_err()
        } else {
            ad_to_bs(day(date)).is_err()
        }
    });
    println!("{} passed", days + refusals);
}

/// The number of lines after the header, all of which hold.
fn lines<const N: usize>(path: &Path, holds: impl Fn([&str; N]) -> bool) -> usize {
    let text = fs::read_to_string(path).expect("a file of vectors");
    let rows = text.lines().skip(1);
    rows.inspect(|line| {
        let fields: Vec<&str> = line.split(',').collect();
        let fields = fields.try_into().expect("the fields of the header");
        assert!(holds(fields), "{}: {line}", path.display());
    })
    .count()
}

fn day(text: &str) -> Day {
    let mut parts = text.split('-').map(|part| part.parse::<u32>().expect("a number"));
    let mut next = || parts.next().expect("year, month and day");
    Day { year: next() as i32, month: next(), day: next() }
}
