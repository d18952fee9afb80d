"""The steps of an attempt, in the order of the rules; each module exports STEPS, name -> step."""
