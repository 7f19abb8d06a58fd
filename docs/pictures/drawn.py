"""Draws map.png and village.png for the tour, as `charthouse draw` does.

python docs/pictures/drawn.py
"""

from pathlib import Path

import charthouse
from charthouse.raster import png

HERE = Path(__file__).parent


def main() -> None:
    chart = charthouse.start("cartographers", players=["Ana", "Bo"], seed="seven").play_out("greedy")
    village = charthouse.start("charterstone", players=["Ana", "Bo", "Mei", "Oleg"], seed="seven")
    (HERE / "map.png").write_bytes(png(chart.svg("Ana"), 560))
    (HERE / "village.png").write_bytes(png(village.play_out("greedy").svg(), 900))


if __name__ == "__main__":
    main()
