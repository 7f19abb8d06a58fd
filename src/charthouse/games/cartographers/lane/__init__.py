"""The fast lane: the rules once more, on records of numbers made to be compiled. The lab calls it."""
