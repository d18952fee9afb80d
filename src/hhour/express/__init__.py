"""Express!, the cooperative game of the Pocket box: six beaches, six sectors each, one roll after another."""
